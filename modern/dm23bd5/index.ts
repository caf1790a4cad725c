import type { CardDefinition } from 'taiki';
import { allCreatures, atMost, putIntoMana, spell, superShieldTrigger, topOfDeckTo } from 'taiki/words';

const haieitasuDepacha = spell({
  name: 'ハイエイタス・デパーチャ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    ...superShieldTrigger(topOfDeckTo('manaZone'), putIntoMana(allCreatures({ power: atMost(5000) }))),
  ],
  printings: ['DM23-BD5 030'],
});

/** The cards of DM23-BD5. */
export const dm23bd5: readonly CardDefinition[] = [haieitasuDepacha];
