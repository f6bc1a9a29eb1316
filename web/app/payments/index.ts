export { GatewayCardFields } from './gateway-card-fields.tsx';
