import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  creature,
  destroy,
  inOrder,
  isLike,
  onlyIf,
  putIntoGraveyard,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  twinpact,
  whenPut,
  yourMana,
} from 'taiki/words';

const bisukaX = twinpact(
  '完璧妖精ビスカX / 「燃え燃えズッキュン！」',
  creature({
    name: '完璧妖精ビスカX',
    civilizations: ['fire'],
    races: ['Snow Faerie'],
    cost: 2,
    power: 5000,
    abilities: [
      whenPut(
        self,
        inOrder(
          putIntoGraveyard(choose(yourMana())),
          onlyIf(isLike(the('chosen'), { races: ['Snow Faerie'] }), returnToHand(the('chosen'))),
        ),
      ),
    ],
    printings: ['DM24-EX1 061'],
  }),
  spell({
    name: '「燃え燃えズッキュン！」',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(2) })))),
    ],
  }),
);

export const fire: readonly CardDefinition[] = [bisukaX];
