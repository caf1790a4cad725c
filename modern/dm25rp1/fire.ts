import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  battle,
  called,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  hasWhile,
  hyperSoulX,
  inOrder,
  isBattling,
  isLike,
  may,
  neoCreature,
  neoEvolution,
  onlyIf,
  opponentsCreatures,
  power,
  provided,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  that,
  the,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { mayBattle, whenPutOnOrUnder } from '../common.ts';

const kerola = creature({
  name: '粋と雨衣 ケローラ',
  civilizations: ['fire'],
  races: ['Magic Outrage'],
  cost: 5,
  power: 7000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    provided(
      youHave(yourMana({ civilizations: ['fire'] })),
      whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(3000) })))),
    ),
    provided(
      youHave(yourMana({ civilizations: ['fire'] })),
      when(
        { event: 'discarded', by: 'any', what: { itself: true } },
        destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
      ),
    ),
    wheneverAttacks(self, may(discard(choose(yourHand())), draw(2))),
  ],
  printings: ['DM25-RP1 008'],
});

const scartet = gNeoCreature({
  name: '魔誕音像スカルテット',
  civilizations: ['fire'],
  races: ['Gargoyle'],
  cost: 2,
  power: 2000,
  abilities: [
    guardStrike,
    gNeoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, destroy(that)),
  ],
  printings: ['DM25-RP1 019'],
});

const volcaGluca = creature({
  name: 'ヴォルカ＝グルーカ',
  civilizations: ['fire'],
  races: ['Rouge Abyss', 'Fusioner'],
  cost: 4,
  power: 3000,
  abilities: [shieldTrigger, whenPut(self, mayBattle), hyperSoulX(hasWhile(isBattling({}), power(5000)))],
  printings: ['DM25-RP1 020'],
});

const evilGodOrSnakeGod = spell({
  name: '邪神か、蛇神か',
  civilizations: ['fire'],
  cost: 1,
  abilities: [guardStrike, spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures())))],
  printings: ['DM25-RP1 042'],
});

const coccoArmorLupia = neoCreature({
  name: 'コッコ・装・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    whenPutOnOrUnder(
      destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) }))),
    ),
  ],
  printings: ['DM25-RP1 068'],
});

const doubleSwordDragon = neoCreature({
  name: 'ダブルソード・王闘・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 5000,
  abilities: [
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    whenPut(self, may(battle(choose(yourCreatures({ races: ['Dragon'] })), choose(opponentsCreatures())))),
  ],
  printings: ['DM25-RP1 069'],
});

const exciteWorm = creature({
  name: '魔誕妖蟲エキサイト・ワーム',
  civilizations: ['fire'],
  races: ['Parasite Worm'],
  cost: 3,
  power: 1000,
  abilities: [
    speedAttacker,
    whenPut(
      self,
      inOrder(
        discard(called(choose(yourHand()), 'dropped')),
        draw(),
        onlyIf(isLike(the('dropped'), { civilizations: ['darkness', 'nature'] }), draw()),
      ),
    ),
  ],
  printings: ['DM25-RP1 070'],
});

export const fire: readonly CardDefinition[] = [
  kerola,
  scartet,
  volcaGluca,
  evilGodOrSnakeGod,
  coccoArmorLupia,
  doubleSwordDragon,
  exciteWorm,
];
