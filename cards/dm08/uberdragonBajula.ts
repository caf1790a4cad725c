import {
  chooseUpTo,
  evolution,
  evolutionCreature,
  opponentsMana,
  putIntoGraveyard,
  self,
  tripleBreaker,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const uberdragonBajula = evolutionCreature({
  name: 'Überdragon Bajula',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 13000,
  printings: ['DM-08 S4/55'],
  abilities: [
    evolution({ races: ['Dragon'] }),
    wheneverAttacks(self, putIntoGraveyard(chooseUpTo(opponentsMana(), 2))),
    tripleBreaker,
  ],
});
