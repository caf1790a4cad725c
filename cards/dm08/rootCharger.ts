import {
  any,
  charger,
  instead,
  replaceUntil,
  spell,
  spellAbility,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const rootCharger = spell({
  name: 'Root Charger',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-08 52/55'],
  abilities: [spellAbility(replaceUntil('turn', wouldBeDestroyed(any('you'), instead('manaZone')))), charger],
});
