import {
  allCreatures,
  destroy,
  exactly,
  named,
  nameMultiple,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const mechadragonsBreath = spell({
  name: "Mechadragon's Breath",
  civilizations: ['fire'],
  cost: 6,
  printings: ['DM-12 13/55'],
  abilities: [
    spellAbility(nameMultiple('power', 500, 6000), destroy(allCreatures({ power: exactly(named('power')) }))),
  ],
});
