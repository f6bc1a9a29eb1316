import type { Building } from '../../../facts/buildings.ts';

export interface TreehouseDesign {
  roof: 'gable' | 'shed' | 'tent';
  /** around one trunk, or between two */
  support: 'tree' | 'stilts';
  stairs: 'ladder' | 'stairway';
}

export const TREEHOUSE_DESIGNS: Partial<Record<Building, TreehouseDesign>> = {
  treehouse: { roof: 'gable', support: 'tree', stairs: 'ladder' },
  'shed-treehouse': { roof: 'shed', support: 'stilts', stairs: 'stairway' },
  'tent-treehouse': { roof: 'tent', support: 'tree', stairs: 'stairway' },
  'stilt-treehouse': { roof: 'gable', support: 'stilts', stairs: 'stairway' },
  'tall-treehouse': { roof: 'tent', support: 'stilts', stairs: 'ladder' },
};
