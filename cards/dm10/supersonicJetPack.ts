import {
  choose,
  gains,
  gets,
  speedAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const supersonicJetPack = spell({
  name: 'Supersonic Jet Pack',
  civilizations: ['fire'],
  cost: 1,
  printings: ['DM-10 76/110'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', gains(speedAttacker)))],
});
