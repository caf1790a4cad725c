import {
  atMost,
  choose,
  creature,
  destroy,
  opponentsCreatures,
  plus,
  powerOfRef,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const mobyThePowerfulArtilleryman = creature({
  name: 'Moby, the Powerful Artilleryman',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 2000,
  printings: ['DM-15 15/55'],
  abilities: [
    wheneverAttacks(self, destroy(choose(opponentsCreatures({ power: atMost(plus(powerOfRef(self), -1)) })))),
  ],
});
