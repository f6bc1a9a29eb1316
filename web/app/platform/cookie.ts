export const readCookie = (request: Request, name: string): string | null => {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
};

export const writeCookie = (
  request: Request,
  name: string,
  { value, days, path = '/' }: { value: string; days: number; path?: string },
): string => {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${days * 86_400}; SameSite=Lax; HttpOnly${secure}`;
};
