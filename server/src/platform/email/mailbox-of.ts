/** The domains of one provider, which ignores dots: `m.aya@gmail.com` is `maya@gmail.com`. */
const dotlessDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, for limits that count people: in lower case, without what follows a `+`, which providers
 * deliver to the same mailbox, and without dots where those don't count. Emails are sent to the address as it was typed.
 * `Maya.Ortega+list@GoogleMail.com` → `mayaortega@gmail.com`.
 */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [typed = ''] = local.split('+');
  // an address that begins with a plus has nothing else that names it
  const name = typed === '' ? local : typed;
  return dotlessDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
