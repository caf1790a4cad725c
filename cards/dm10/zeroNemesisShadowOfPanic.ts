import {
  any,
  atRandom,
  discard,
  doubleBreaker,
  evolution,
  evolutionCreature,
  opponentsHand,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const zeroNemesisShadowOfPanic = evolutionCreature({
  name: 'Zero Nemesis, Shadow of Panic',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 6,
  power: 6000,
  printings: ['DM-10 61/110'],
  abilities: [
    evolution({ races: ['Ghost'] }),
    wheneverAttacks(any('you'), discard(atRandom(opponentsHand()))),
    doubleBreaker,
  ],
});
