import {
  countOf,
  evolution,
  evolutionCreature,
  has,
  power,
  times,
  tripleBreaker,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const superNecrodragonAbzoDolba = evolutionCreature({
  name: 'Super Necrodragon Abzo Dolba',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 11000,
  printings: ['DM-08 S3/55'],
  abilities: [
    evolution({ races: ['Dragon'] }),
    has(power(times(2000, countOf(yourGraveyard({ type: 'creature' }))))),
    tripleBreaker,
  ],
});
