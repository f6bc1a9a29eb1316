export const payBalanceIntent = 'pay-balance';
export const balanceCardIntent = 'balance-card';
