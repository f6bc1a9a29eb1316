import { islandCode } from '../../platform/island.tsx';
// the page has the styles before the code
import './ticket-form.css';

export const ticketFormPart = islandCode(() =>
  import('./ticket-form.tsx').then(({ TicketForm }) => TicketForm),
);
