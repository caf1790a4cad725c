import {
  atMost,
  choose,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const infernoSign = spell({
  name: 'Inferno Sign',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(put(choose(yourGraveyard({ type: 'creature', evolution: false, cost: atMost(7) })))),
  ],
});
