export type Toast = {
  text: string;
  kind?: 'success' | 'error';
  action?: { label: string; onPress: () => void };
};
