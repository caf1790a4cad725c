import {
  evolutionCreature,
  onlyTopCardApart,
  self,
  tripleBreaker,
  vortexEvolutionOn,
  wouldLeave,
} from '../../effects/language/words.ts';

export const soulPhoenixAvatarOfUnity = evolutionCreature({
  name: 'Soul Phoenix, Avatar of Unity',
  civilizations: ['fire', 'nature'],
  races: ['Phoenix'],
  cost: 4,
  power: 13000,
  printings: ['DM-12 5/55'],
  abilities: [
    vortexEvolutionOn({ races: ['Fire Bird'] }, { races: ['Earth Dragon'] }),
    tripleBreaker,
    wouldLeave(self, onlyTopCardApart),
  ],
  reconstructed:
    'Assumes of the creatures that come apart what the rules say of gods: effects on the pile stay on each of them, and one of them goes on with the attack.',
});
