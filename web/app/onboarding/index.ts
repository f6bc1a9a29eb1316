export { fieldsOfHosting, HostingFields } from './hosting-fields.tsx';
export { ProgressSteps } from './progress-steps.tsx';
export { readHosting } from './read-hosting.ts';
