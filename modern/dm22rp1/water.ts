import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  blocker,
  type Condition,
  called,
  cannot,
  cannotAttack,
  cardsIn,
  choose,
  civilCount,
  creature,
  discard,
  doubleBreaker,
  draw,
  extraTurn,
  from,
  gains,
  gets,
  given,
  gravityZero,
  happened,
  happenedInDuel,
  has,
  hasWhile,
  inOrder,
  instead,
  itself,
  justDiver,
  lookAtTop,
  may,
  oneOf,
  onlyIf,
  opponentsCreatures,
  power,
  provided,
  put,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  revealUntilCostsMatch,
  ruleUntil,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tamaseed,
  tamaseedCreature,
  the,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import {
  CAN_NEITHER_ATTACK_NOR_BLOCK,
  castFromGraveyardAndPutBack,
  creatureFrom,
  creatureOrTamaseed,
  forTheFirstTime,
  shieldTriggerWhile,
  whenNamesakeIsPut,
} from '../common.ts';

const SPELL_OR_OTHER_TAMASEED = {
  event: 'used',
  by: 'you',
  what: { anyOf: [{ type: 'spell' }, { type: 'tamaseed', other: true }] },
} as const;

const lacrimaCrawler = creature({
  name: 'ラクリマ・クロウラー',
  civilizations: ['water'],
  races: ['Magic Earth Eater'],
  cost: 6,
  power: 5000,
  abilities: [
    from(
      ['hand'],
      provided(
        happened({
          event: 'used',
          by: 'you',
          what: { cost: atLeast(5), anyOf: [{ type: 'spell' }, { type: 'tamaseed' }] },
        }),
        when({ event: 'endOfTurn', of: 'any' }, may(put(self))),
      ),
    ),
    blocker,
    justDiver,
    provided(civilCount('water', 3), wheneverAttacks(self, may(draw(2)))),
  ],
  printings: ['DM22-RP1 012'],
});

const dekabetta = creature({
  name: '蒼き熱剣 デカベッタ',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 5,
  power: 3000,
  abilities: [
    shieldTrigger,
    blocker,
    when(
      { event: 'tapped', what: itself },
      may(returnToHand(choose(cardsIn('battleZone', 'opponent', { cost: atMost(4) })))),
    ),
    hasWhile(
      civilCount('water', 3),
      power(6000),
      gains(doubleBreaker),
      cannot({ do: 'beChosen', by: 'opponent' }),
    ),
  ],
  printings: ['DM22-RP1 013'],
});

const aqNetwork = creature({
  name: 'AQ NETWORK',
  civilizations: ['water'],
  races: ['Magic Liquid People'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(useFree(choose(yourHand({ cost: atMost(5), anyOf: [{ type: 'tamaseed' }, { type: 'spell' }] })))),
    ),
    hasWhile(civilCount('water', 3), gains(blocker, wouldBeDestroyed(self, instead('hand')))),
  ],
  printings: ['DM22-RP1 022'],
});

const songOfTeleportation = spell({
  name: '♪目には青葉 テレポーテーション 初がつお',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 5,
  abilities: [
    spellAbility(draw(), returnToHand(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed())))),
    spellAbility(onlyIf(civilCount('water', 2), inOrder(draw(), returnToHand(choose(opponentsCreatures()))))),
  ],
  printings: ['DM22-RP1 023'],
});

const yosano = creature({
  name: 'ヨサノ・エレキハイカー',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        returnToHand(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed({ cost: atMost(3) })))),
        onlyIf(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), may(draw())),
      ),
    ),
  ],
  printings: ['DM22-RP1 042'],
});

const shinkaiFox = creature({
  name: 'シンカイフォックス',
  civilizations: ['water'],
  races: ['Blue Monster'],
  cost: 2,
  power: 4000,
  abilities: [blocker, cannotAttack, has(cannot({ do: 'beAttacked' }))],
  printings: ['DM22-RP1 043'],
});

const frizun = spell({
  name: '氷結呪文「フリズン」',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    shieldTriggerWhile(civilCount('water', 2)),
    spellAbility(
      {
        do: 'choose',
        what: called(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed())), 'frozen'),
      },
      {
        do: 'modes',
        modes: [putOnDeck(the('frozen'), 'top'), putOnDeck(the('frozen'), 'bottom')],
        count: 1,
        by: 'opponent',
      },
    ),
  ],
  printings: ['DM22-RP1 044'],
});

const halted = gets(choose(opponentsCreatures()), 'yourNextTurn', ...CAN_NEITHER_ATTACK_NOR_BLOCK);

const iZaq = tamaseed({
  name: '多目的タッチ短冊 iZaq',
  civilizations: ['water'],
  cost: 4,
  abilities: [shieldTrigger, whenPut(self, halted), forTheFirstTime(SPELL_OR_OTHER_TAMASEED, halted)],
  printings: ['DM22-RP1 045'],
});

const electricGuitar = tamaseed({
  name: '電脳の海を彷徨うエレキギター',
  civilizations: ['water'],
  cost: 2,
  abilities: [when(SPELL_OR_OTHER_TAMASEED, may(draw(), discard(choose(yourHand()))))],
  printings: ['DM22-RP1 046'],
});

const choralFish = creature({
  name: '合唱魚',
  civilizations: ['water'],
  races: ['Magic Fish'],
  cost: 4,
  power: 5000,
  abilities: [justDiver, blocker],
  printings: ['DM22-RP1 066'],
});

const coinOfKnowledge = tamaseed({
  name: '知識のコイン',
  civilizations: ['water'],
  cost: 3,
  abilities: [shieldTrigger, whenNamesakeIsPut('知識のコイン', draw())],
  printings: ['DM22-RP1 068'],
});

const songOfSpiral = spell({
  name: '♪古池や 蛙飛び込む スパイラル',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 3,
  abilities: [
    spellAbility(returnToHand(choose(opponentsCreatures()))),
    spellAbility(onlyIf(civilCount('water', 2), draw())),
  ],
  printings: ['DM22-RP1 069'],
});

const derZen = tamaseedCreature({
  name: "Drache der'Zen",
  civilizations: ['water'],
  races: ['Magic Command Dragon', 'ACE'],
  cost: 4,
  power: 11000,
  abilities: [
    whenPut(self, may(draw(3), discard(choose(yourHand(), 2)))),
    creatureFrom('water', 4),
    blocker,
    doubleBreaker,
    wheneverAttacks(
      self,
      oneOf(
        useFree(choose(yourGraveyard({ type: 'tamaseed', cost: atMost(5) }))),
        castFromGraveyardAndPutBack({ type: 'spell', cost: atMost(5) }),
      ),
    ),
  ],
  printings: ['DM22-RP1 005'],
});

const gonpadou = spell({
  name: '堕呪 ゴンパドゥ',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 2,
  abilities: [
    spellAbility(
      inOrder(lookAtTop(3, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen'))),
    ),
  ],
  printings: ['DM22-RP1 t17'],
});

const kurogane = creature({
  name: '鉄人轟砲クロガネ',
  civilizations: ['water'],
  races: ['Great Mecha King'],
  cost: 2,
  power: 2000,
  abilities: [provided(civilCount('water', 3), wheneverAttacks(self, draw()))],
  printings: ['DM22-RP1 067'],
});

const songOfTheDullGraveyard = spell({
  name: '♪面白き こともなき墓地を 面白く',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 2,
  abilities: [
    spellAbility(
      gets(choose(yourGraveyard({ type: ['spell', 'tamaseed'] })), 'turn', {
        kind: 'can',
        permission: { do: 'summonFrom', zone: 'graveyard', use: 'any' },
      }),
    ),
  ],
  printings: ['DM22-RP1 024'],
});

const scholar = creature({
  name: '次元の嵐 スコーラー',
  civilizations: ['water'],
  races: ['Mutopia', 'Specials'],
  cost: 11,
  power: 11000,
  abilities: [
    gravityZero(happened({ event: 'used', by: 'you', what: { type: 'spell' } }, atLeast(5))),
    doubleBreaker,
    given(
      happenedInDuel({ event: 'put', what: any('you', { names: ['次元の嵐 スコーラー'] }) }, atMost(1)),
      when({ event: 'put', what: itself, how: 'summoned' }, extraTurn()),
    ),
  ],
  printings: ['DM22-RP1 tr3'],
});

/** No card of the deck is left that has not been revealed. */
const WHOLE_DECK_REVEALED: Condition = {
  kind: 'count',
  of: cardsIn('deck', 'you', { not: { is: the('revealed') } }),
  is: atMost(0),
};

const trialOfTheGods = spell({
  name: '神の試練',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    spellAbility(
      revealUntilCostsMatch(2),
      onlyIf(
        WHOLE_DECK_REVEALED,
        inOrder(extraTurn(), ruleUntil('duel', cannot({ do: 'lose', who: 'you', by: 'deckOut' }))),
      ),
      returnToHand(the('revealed')),
    ),
  ],
  printings: ['DM22-RP1 tr8'],
});

export const water: readonly CardDefinition[] = [
  scholar,
  trialOfTheGods,
  songOfTheDullGraveyard,
  lacrimaCrawler,
  dekabetta,
  aqNetwork,
  songOfTeleportation,
  yosano,
  shinkaiFox,
  frizun,
  iZaq,
  electricGuitar,
  choralFish,
  coinOfKnowledge,
  songOfSpiral,
  derZen,
  gonpadou,
  kurogane,
];
