export { HitCard } from './hit-card.tsx';
export { SearchBox } from './search-box.tsx';
export { SearchPill } from './search-pill.tsx';
export { readSearchQuery, type SearchQuery, writeSearchQuery, writeStayQuery } from './search-query.ts';
export { useAmenityName, usePropertyTypeName } from './stay-facts.ts';
