export { useDescribeAccess } from './use-describe-access.ts';
export { useLength } from './use-length.ts';
