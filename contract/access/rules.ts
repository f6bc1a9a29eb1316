/** What a member of a host's team may be. */
export const partnerRoles = ['owner', 'manager', 'calendar'] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/** Which roles of a host's team may do what. */
const rolesByPermission = {
  'reservations.read': ['owner', 'manager'],
  'reservations.answer': ['owner', 'manager'],
  'calendar.write': ['owner', 'manager', 'calendar'],
  'arrivals.write': ['owner', 'manager'],
  'rates.write': ['owner', 'manager'],
  'profile.write': ['owner', 'manager'],
  'payouts.read': ['owner', 'manager'],
  // where money goes is the decision of an owner
  'payouts.write': ['owner'],
  'listings.read': ['owner', 'manager', 'calendar'],
  'listings.write': ['owner', 'manager'],
} as const satisfies Record<string, readonly PartnerRole[]>;
export type PartnerPermission = keyof typeof rolesByPermission;

export const mayAsPartner = (role: PartnerRole, permission: PartnerPermission): boolean =>
  rolesByPermission[permission].some((allowed) => allowed === role);

/** What an account may do for the operator of the marketplace; each permission is granted separately. */
export const operatorPermissions = ['accounts.suspend', 'tickets.scan'] as const;
export type OperatorPermission = (typeof operatorPermissions)[number];

/**
 * Who may make a call: `visitor` anyone (a valid token still identifies the account), `account` with a session,
 * `partner` a member of a host's team whose role has the permission, `operator` an account to which it was granted.
 */
export type Access =
  | 'visitor'
  | 'account'
  | { readonly partner: PartnerPermission }
  | { readonly operator: OperatorPermission };

/** The host for which a partner acts; without it the first one, direct hosts before imported ones. */
export const actingHostHeader = 'x-property-manager-id';

interface Hosted {
  propertyManagerId: string;
  dataSource: string;
}

/** The wanted host if it is one of these, else the first direct one, else the first (specification, section 6). */
export const actingHostOf = <Host extends Hosted>(
  hosts: readonly Host[],
  wanted: string | null,
): Host | null =>
  hosts.find(({ propertyManagerId }) => propertyManagerId === wanted) ??
  hosts.find(({ dataSource }) => dataSource === 'DIRECT') ??
  hosts[0] ??
  null;
