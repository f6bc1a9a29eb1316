export { insuranceFulfilment } from './insurance-fulfilment.ts';
export { httpInsurer } from './insurer/http-insurer.ts';
export { sampleInsurer } from './insurer/sample-insurer.ts';
export { insuranceRecurringJobs } from './jobs.ts';
export { insuranceListeners } from './listeners.ts';
export { insurancePersonalData } from './personal-data.ts';
export { prepareInsurance, type StayToInsure } from './prepare-insurance.ts';
export { registerInsuranceRoutes } from './routes.ts';
export { findInsuranceQuoteToBuy, type InsuranceQuoteToBuy } from './store.ts';
