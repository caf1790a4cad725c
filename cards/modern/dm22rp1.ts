import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  civilCount,
  creature,
  draw,
  escapeAbility,
  provided,
  self,
  wheneverAttacks,
  whenPut,
} from '../../effects/language/words.ts';

const madiMuJeanWelcomingGuardian = creature({
  name: 'Madi Mu Jean, Welcoming Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 4,
  power: 5500,
  abilities: [escapeAbility],
  printings: ['DM22-RP1 61/84'],
});

const vniceSpiritPilgrim = creature({
  name: 'Vnice, Spirit Pilgrim',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 2,
  power: 1000,
  abilities: [provided(civilCount('light', 3), whenPut(self, draw()))],
  printings: ['DM22-RP1 29'],
});

const kuroganeIronGunner = creature({
  name: 'Kurogane, Iron Gunner',
  civilizations: ['water'],
  races: ['Great Mecha King'],
  cost: 2,
  power: 2000,
  abilities: [provided(civilCount('water', 3), wheneverAttacks(self, draw()))],
  printings: ['DM22-RP1 57'],
});

/** DM22-RP1. */
export const dm22rp1: readonly CardDefinition[] = Object.freeze([
  madiMuJeanWelcomingGuardian,
  vniceSpiritPilgrim,
  kuroganeIronGunner,
]);
