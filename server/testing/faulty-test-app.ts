import type { PaymentGateway } from '#platform/payment-gateway';
import { type FaultyGateway, faultyGateway } from './faulty-gateway.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface FaultyTestApp extends TestApp {
  faults: FaultyGateway<PaymentGateway>;
}

/** The application with a gateway whose faults the test plans. */
export const createFaultyTestApp = async (
  environment: Record<string, string> = {},
): Promise<FaultyTestApp> => {
  let faults: FaultyGateway<PaymentGateway> | undefined;
  const golark = await createTestApp(environment, ({ gateway }) => {
    faults = faultyGateway(gateway);
    return { gateway: faults.gateway };
  });
  if (!faults) throw new Error('the application has no gateway');
  return { ...golark, faults };
};
