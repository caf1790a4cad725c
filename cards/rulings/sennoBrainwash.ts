import { cannot, creature, hasWhile, opponentsTurn } from '../../effects/language/words.ts';

export const sennoBrainwash = creature({
  name: 'Senno, Brainwash',
  civilizations: [],
  races: ['Jokers'],
  cost: 3,
  power: 4000,
  abilities: [
    hasWhile(
      opponentsTurn,
      cannot({ do: 'put', who: 'opponent', what: { type: 'creature' }, unless: 'summoned' }),
    ),
  ],
});
