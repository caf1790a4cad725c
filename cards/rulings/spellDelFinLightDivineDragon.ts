import {
  cannot,
  countOf,
  creature,
  doubleBreaker,
  has,
  opponentsHand,
  power,
  times,
} from '../../effects/language/words.ts';

export const spellDelFinLightDivineDragon = creature({
  name: 'Spell Del Fin, Light Divine Dragon',
  civilizations: ['light'],
  races: ['Apollonia Dragon'],
  cost: 9,
  power: 6000,
  abilities: [
    has({ kind: 'handRevealed', of: 'opponent' }),
    has(cannot({ do: 'cast', who: 'opponent' })),
    has(power(times(2000, countOf(opponentsHand({ type: 'spell' }))))),
    doubleBreaker,
  ],
});
