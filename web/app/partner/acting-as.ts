import { actingHostHeader } from '@golark/contract/access/rules';

/** The headers with which a call states for which host it is made. */
export const actingAs = ({ propertyManagerId }: { propertyManagerId: string }) => ({
  [actingHostHeader]: propertyManagerId,
});
