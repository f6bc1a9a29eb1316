import type { Call } from '../call.ts';
import type { suggestionsSchemas } from './schemas.ts';

type Schemas = typeof suggestionsSchemas;

export const listSuggestions: Call<Schemas['listSuggestions'], 'visitor'> = {
  name: 'listSuggestions',
  method: 'GET',
  path: '/v1/suggestions',
  access: 'visitor',
  status: 200,
};
