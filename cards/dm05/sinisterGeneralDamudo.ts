import {
  allCreatures,
  atMost,
  creature,
  destroy,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const sinisterGeneralDamudo = creature({
  name: 'Sinister General Damudo',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 6,
  power: 5000,
  printings: ['DM-05 3/55'],
  abilities: [whenDestroyed(self, destroy(allCreatures({ power: atMost(3000) })))],
});
