export const retryIntent = 'retry';
