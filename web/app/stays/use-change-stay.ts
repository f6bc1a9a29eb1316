import { stayPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useNavigate, useNavigation } from 'react-router';
import { readStayChoice, type StayChoice, writeStayChoice } from './stay-choice.ts';

/**
 * What the controls show and the next change starts from: the choice whose price is loading, otherwise that of the page. Of two
 * changes in a row, neither gets lost.
 */
export const useWantedStay = (property: Property, search: StayChoice): StayChoice => {
  const { location } = useNavigation();
  return location?.pathname === stayPath(property.id)
    ? readStayChoice(new URLSearchParams(location.search))
    : search;
};

/** Dates and guests change the address; the page loads the new price and aborts an outdated request. */
export const useChangeStay = (property: Property, wanted: StayChoice) => {
  const navigate = useNavigate();
  return (change: Partial<StayChoice>) =>
    navigate(stayPath(property.id, writeStayChoice({ ...wanted, ...change })), {
      replace: true,
      preventScrollReset: true,
    });
};
