import { atRandom, creature, discard, opponentsHand, tapAbility } from '../../effects/language/words.ts';

export const crathLadeMercilessKing = creature({
  name: 'Crath Lade, Merciless King',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 8,
  power: 4000,
  printings: ['DM-07 S3/55'],
  abilities: [tapAbility(discard(atRandom(opponentsHand(), 2)))],
});
