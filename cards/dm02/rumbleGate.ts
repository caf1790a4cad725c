import {
  gets,
  mayAttackUntapped,
  power,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const rumbleGate = spell({
  name: 'Rumble Gate',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-02 44/55'],
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(1000), mayAttackUntapped()))],
});
