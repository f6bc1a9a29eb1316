import type { Clock } from '#platform/clock';
import type { PartnerAccess } from '#platform/partner-api';
import type { TicketNetwork } from '#platform/ticket-network';
import { httpTicketNetwork } from './http-network.ts';
import { sandboxTicketNetwork } from './sandbox-network.ts';

/** The network of the configuration; without one, a sandbox that confirms by itself. */
export const openTicketNetwork = (access: PartnerAccess | null, clock: Clock): TicketNetwork =>
  access ? httpTicketNetwork(access) : sandboxTicketNetwork(clock);
