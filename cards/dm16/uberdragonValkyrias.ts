import {
  choose,
  evolution,
  evolutionCreature,
  may,
  put,
  self,
  tripleBreaker,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const uberdragonValkyrias = evolutionCreature({
  name: 'Überdragon Valkyrias',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 9,
  power: 13000,
  printings: ['DM-16 S4/S5'],
  abilities: [
    evolution({ races: ['Armored Dragon'] }),
    whenPut(self, may(put(choose(yourMana({ type: 'creature', races: ['Dragon'], evolution: false }))))),
    tripleBreaker,
  ],
});
