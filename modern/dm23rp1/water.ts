import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atEndOfYourTurn,
  atMost,
  blocker,
  cannot,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  discard,
  doubleBreaker,
  draw,
  gets,
  inOrder,
  justDiver,
  may,
  mekreid,
  oneOf,
  opponentsCreatures,
  poweredBlocker,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  shieldTriggerPlus,
  spell,
  spellAbility,
  the,
  twinpact,
  useFree,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { mayOnceCostLess } from '../common.ts';

const una4000 = creature({
  name: '深海の妹 UNA4000',
  civilizations: ['water'],
  races: ['Magic Mutopia'],
  cost: 4,
  power: 3000,
  abilities: [
    justDiver,
    wheneverAttacks(
      self,
      oneOf(draw(2), may(discard(choose(yourHand(), 2)), mekreid(8, { races: ['Magic'] }))),
    ),
  ],
  printings: ['DM23-RP1 015'],
});

const zenburein = spell({
  name: '極智呪文「ゼンブレイン」',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    ...shieldTriggerPlus(draw(2), may(useFree(choose(yourHand({ type: 'spell', cost: atMost(6) }))))),
  ],
  printings: ['DM23-RP1 016'],
});

const majikkuASemipuro = twinpact(
  'マジック・A・セミプーロ / ♪閑かさや とにかくブレイン 蝉ミンミン',
  creature({
    name: 'マジック・A・セミプーロ',
    civilizations: ['water'],
    races: ['Magic Cyber Command'],
    cost: 6,
    power: 5000,
    abilities: [shieldTrigger, blocker, whenDestroyed(self, returnToHand(choose(opponentsCreatures())))],
    printings: ['DM23-RP1 032'],
  }),
  spell({
    name: '♪閑かさや とにかくブレイン 蝉ミンミン',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 2,
    abilities: [spellAbility(draw(3), putOnDeck(choose(yourHand(), 2), 'top'))],
  }),
);

const dramNRash = creature({
  name: 'drAm’n rAsh',
  civilizations: ['water'],
  races: ['Magic Command'],
  cost: 5,
  power: 3000,
  abilities: [atEndOfYourTurn(may(discard(choose(yourHand(), 2)), mekreid(8, { races: ['Magic'] })))],
  printings: ['DM23-RP1 033'],
});

const utaAwaseSupichi = spell({
  name: 'Uta-Awase選手宣誓のスピーチ',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    ...shieldTriggerPlus(
      inOrder(
        { do: 'choose', what: choose(cardsIn('battleZone', 'any', { type: 'element' })) },
        oneOf(putOnDeck(the('chosen'), 'top'), putOnDeckBottom(the('chosen'))),
      ),
      gets(
        choose(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM23-RP1 035'],
});

const sadaieHonkadorima = twinpact(
  'サダイエ・ホンカドリーマー / ♪古池や ワンスアゲイン スパイラル',
  creature({
    name: 'サダイエ・ホンカドリーマー',
    civilizations: ['water'],
    races: ['Magic Merfolk'],
    cost: 2,
    power: 2000,
    abilities: [blocker, poweredBlocker(4000), cannotAttack],
    printings: ['DM23-RP1 056'],
  }),
  spell({
    name: '♪古池や ワンスアゲイン スパイラル',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [shieldTrigger, spellAbility(returnToHand(choose(allCreatures())))],
  }),
);

const onsesan = creature({
  name: 'オンセサン',
  civilizations: ['water'],
  races: ['Magic Cyber Lord'],
  cost: 5,
  power: 6000,
  abilities: [doubleBreaker, whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ type: 'spell' }), 2)))],
  printings: ['DM23-RP1 057'],
});

const furozun = spell({
  name: '♪これがまあ 終のすみかか フローズン',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      gets(
        chooseUpTo(opponentsCreatures(), 3),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM23-RP1 059'],
});

const asistarMogi = creature({
  name: 'アシスター・Mogi林檎',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 2,
  power: 2000,
  abilities: [justDiver, mayOnceCostLess(1, { races: ['Magic'] })],
  printings: ['DM23-RP1 058'],
});

export const water: readonly CardDefinition[] = [
  asistarMogi,
  una4000,
  zenburein,
  majikkuASemipuro,
  dramNRash,
  utaAwaseSupichi,
  sadaieHonkadorima,
  onsesan,
  furozun,
];
