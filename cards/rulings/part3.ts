import type { CardDefinition } from '../../effects/vocabulary.ts';

export const rulings3: readonly CardDefinition[] = [];
