import { atOnce, cardsIn, moveTo, shieldTrigger, spell, spellAbility } from '../../effects/language/words.ts';

export const upheaval = spell({
  name: 'Upheaval',
  civilizations: ['darkness'],
  cost: 6,
  printings: ['DM-10 59/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      atOnce(
        moveTo('hand', cardsIn('manaZone', 'any')),
        moveTo('manaZone', cardsIn('hand', 'any'), 'tapped'),
      ),
    ),
  ],
});
