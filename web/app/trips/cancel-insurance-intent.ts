/** Shared by the form and the module that handles it on the server. */
export const cancelInsuranceIntent = 'cancel-insurance';
