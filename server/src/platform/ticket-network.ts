/** What a ticket network is asked to confirm: these seats, for this buyer. */
export interface NetworkOrder {
  /** The same for every repetition: the network has to treat them as one. */
  id: string;
  event: { id: string; title: string; startsAt: string; venue: string };
  section: string;
  /** null for a standing area. */
  row: string | null;
  seats: readonly string[];
  quantity: number;
  /** The last name is empty for people with one name. */
  buyer: { firstName: string; lastName: string };
}

export type NetworkAnswer = 'PENDING' | 'CONFIRMED' | 'REJECTED';

/** A provider that holds the tickets and confirms orders of them. Every method may be repeated, and throws if it has no answer. */
export interface TicketNetwork {
  /** Returns what the network calls the order. */
  request(order: NetworkOrder): Promise<string>;
  find(reference: string): Promise<NetworkAnswer>;
  /** Gives the tickets back; has no effect on an order that is over. */
  withdraw(reference: string): Promise<void>;
}
