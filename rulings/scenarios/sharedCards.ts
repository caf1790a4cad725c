import { atStartOfYourTurn, creature, draw, self, whenDestroyed } from '../../effects/language/words.ts';

/** Cards used by several scenario files. */

export const plain = { civilizations: ['nature'], cost: 2, power: 3000 } as const;
export const mourner = creature({ ...plain, name: 'Mourner', abilities: [whenDestroyed(self, draw())] });
export const dawn = creature({ ...plain, name: 'Dawn', abilities: [atStartOfYourTurn(draw())] });
