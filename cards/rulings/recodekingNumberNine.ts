import { cannot, creature, doubleBreaker, guardStrike, has } from '../../effects/language/words.ts';

export const recodekingNumberNine = creature({
  name: 'Recodeking Number Nine',
  civilizations: ['light'],
  races: ['King Command Dragon'],
  cost: 9,
  power: 9000,
  abilities: [guardStrike, doubleBreaker, has(cannot({ do: 'cast', who: 'opponent' }))],
});
