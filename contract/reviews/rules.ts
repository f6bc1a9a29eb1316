/** Days after check-out in which guest and host can review each other; then what was written is published. */
export const reviewDays = 14;

export const reviewLength = 5000;
