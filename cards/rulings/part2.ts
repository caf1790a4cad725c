import type { CardDefinition } from '../../effects/vocabulary.ts';

export const rulings2: readonly CardDefinition[] = [];
