import { defineCard, describeAbility } from 'taiki';
import {
  another,
  any,
  breakShields,
  called,
  cannot,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  from,
  has,
  inOrder,
  instead,
  insteadDo,
  insteadOfBreaking,
  itself,
  may,
  onlyTopCard,
  opponentsCreatures,
  opponentsHand,
  opponentsShields,
  opponentsTurn,
  optional,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  type Replacement,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  stays,
  tap,
  that,
  the,
  topOfDeckTo,
  when,
  whenDestroyed,
  whenPut,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldDraw,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const dragon = creature({ ...plain, name: 'Dragon', power: 6000 });
const wyrm = creature({ ...plain, name: 'Wyrm', power: 6000 });
const dragons = any('you', { names: ['Dragon', 'Wyrm'] });
const kip = creature({
  ...plain,
  name: 'Kip',
  power: 1000,
  abilities: [optional(wouldBeDestroyed(dragons, insteadDo(destroy(self))))],
});
const fire = spell({ ...plain, name: 'Fire', abilities: [spellAbility(destroy(choose(yourCreatures())))] });
const blaze = spell({
  ...plain,
  name: 'Blaze',
  abilities: [spellAbility(destroy(yourCreatures({ names: ['Dragon', 'Wyrm'] })))],
});
const purge = spell({ ...plain, name: 'Purge', abilities: [spellAbility(destroy(yourCreatures()))] });
const wind = spell({ ...plain, name: 'Wind', abilities: [spellAbility(returnToHand(yourCreatures()))] });
const loss = spell({ ...plain, name: 'Loss', abilities: [spellAbility(discard(choose(yourHand())))] });
const all = [beast, dragon, wyrm, kip, fire, blaze, purge, wind, loss];

const cast = (name: string) => ({ hand: [name], manaZone: { nature: 1 } });
const replaced = (duel: Driver) =>
  duel.duel.log.flatMap((fact) =>
    fact.kind === 'eventReplaced' ? [`${fact.event} of ${fact.name} by ${fact.by}`] : [],
  );

describe('101.5, 609.3 what is done instead is not replaced again', () => {
  driven('by the ability that does it', (begin) => {
    const sinker = creature({
      ...plain,
      name: 'Sinker',
      power: 1000,
      abilities: [wouldLeave(self, insteadDo(putOnDeckBottom(self)))],
    });
    const duel = begin({ cards: [...all, sinker], p1: { ...cast('Purge'), battleZone: ['Sinker'] } });
    duel.use('Cast Purge');
    expect(replaced(duel)).toEqual(['cardDestroyed of Sinker by Sinker']);
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'deck').at(-1)).toBe('Sinker');
    expect(duel.duel.result).toBeUndefined();
  });

  driven('by an ability of another card, about another card', (begin) => {
    const savior = creature({
      ...plain,
      name: 'Savior',
      power: 1000,
      abilities: [wouldBeDestroyed(any('any', { names: ['Kip'] }), stays)],
    });
    const duel = begin({
      cards: [...all, savior],
      p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Kip'] },
      p2: { battleZone: ['Savior'] },
    });
    duel.use('Cast Blaze').choose('Replace: Kip');
    expect(replaced(duel)).toEqual(['cardDestroyed of Dragon by Kip']);
    expect(duel.battleZones).toEqual({ p1: ['Dragon'], p2: ['Savior'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Kip', 'Blaze']);
  });

  driven('whatever the cards are that it moves', (begin) => {
    const martyr = creature({
      ...plain,
      name: 'Martyr',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(discard(yourHand())))],
    });
    const undertow = creature({
      ...plain,
      name: 'Undertow',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: {
            event: 'moves',
            what: { of: 'any', filter: { type: 'creature' } },
            from: 'hand',
            to: 'graveyard',
          },
          instead: instead('manaZone'),
        },
      ],
    });
    const duel = begin({
      cards: [...all, martyr, undertow],
      p1: {
        hand: ['Blaze', 'Beast', 'Beast'],
        manaZone: { nature: 1 },
        battleZone: ['Dragon', 'Martyr'],
      },
      p2: { battleZone: ['Undertow'] },
    });
    duel.use('Cast Blaze');
    expect(replaced(duel)).toEqual(['cardDestroyed of Dragon by Martyr']);
    expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded Beast', 'cardDiscarded Beast']);
    expect(duel.battleZones.p1).toEqual(['Dragon', 'Martyr']);
  });

  driven('101.5a what follows it is an event of its own, and may be replaced', (begin) => {
    const bargainer = creature({
      ...plain,
      name: 'Bargainer',
      power: 1000,
      abilities: [
        wouldBeDestroyed(
          self,
          insteadDo(inOrder(putIntoMana(self), destroy(choose(yourCreatures({ names: ['Beast'] }))))),
        ),
      ],
    });
    const shade = creature({
      ...plain,
      name: 'Shade',
      power: 1000,
      abilities: [wouldBeDestroyed(any('any', { names: ['Beast'] }), instead('hand'))],
    });
    const duel = begin({
      cards: [...all, bargainer, shade],
      p1: { ...cast('Fire'), battleZone: ['Bargainer', 'Beast'] },
      p2: { battleZone: ['Shade'] },
    });
    duel.use('Cast Fire').choose('Bargainer');
    expect(replaced(duel)).toEqual([
      'cardDestroyed of Bargainer by Bargainer',
      'cardDestroyed of Beast by Shade',
    ]);
    expect(duel.names('p1', 'manaZone')).toEqual(['Bargainer', 'Nature Filler']);
    expect(duel.zone('p1', 'hand')).toEqual(['Beast']);
  });

  driven('703.3 a state-based action that it causes is an event of its own', (begin) => {
    const anchor = creature({
      ...plain,
      name: 'Anchor',
      power: 1000,
      abilities: [
        wouldBeDestroyed(self, insteadDo(putIntoMana(self))),
        each(yourCreatures({ names: ['Waif'] }), { kind: 'power', by: 1000 }),
      ],
    });
    const waif = creature({
      ...plain,
      name: 'Waif',
      power: 0,
      abilities: [wouldBeDestroyed(self, instead('hand'))],
    });
    const duel = begin({
      cards: [...all, anchor, waif],
      p1: { ...cast('Fire'), battleZone: ['Anchor', 'Waif'] },
    });
    duel.use('Cast Fire').choose('Anchor');
    expect(replaced(duel)).toEqual(['cardDestroyed of Anchor by Anchor', 'cardDestroyed of Waif by Waif']);
    expect(duel.zone('p1', 'hand')).toEqual(['Waif']);
  });
});

describe('609.9 what is done instead happens with the rest of the event', () => {
  const mourner = { of: 'any', filter: { type: 'creature', other: true } } as const;
  const weeper = creature({
    ...plain,
    name: 'Kip',
    power: 1000,
    abilities: [
      optional(wouldBeDestroyed(dragons, insteadDo(destroy(self)))),
      whenDestroyed(another('any'), draw()),
    ],
  });
  const witness = creature({
    ...plain,
    name: 'Wyrm',
    power: 1000,
    abilities: [when({ event: 'destroyed', what: mourner, tense: 'destroying' }, draw())],
  });

  driven('110.4f so it does not see what else is destroyed', (begin) => {
    const duel = begin({
      cards: [beast, dragon, wyrm, weeper, blaze],
      p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Kip'] },
    });
    duel.use('Cast Blaze').choose('Replace: Kip');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Dragon']);
    expect(duel.facts('effectTriggered', 'cardDestroyed')).toEqual([
      'cardDestroyed Kip',
      'cardDestroyed Wyrm',
    ]);
    expect(duel.zone('p1', 'hand')).toEqual([]);
  });

  driven('603.5c so what is destroyed with it sees it', (begin) => {
    const duel = begin({
      cards: [beast, dragon, witness, kip, blaze],
      p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Kip'] },
    });
    duel.use('Cast Blaze').choose('Replace: Kip');
    expect(duel.facts('effectTriggered', 'cardDestroyed')).toEqual([
      'cardDestroyed Kip',
      'cardDestroyed Wyrm',
      'effectTriggered Wyrm',
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });

  driven('609.9a the active player decides for all events before the other player', (begin) => {
    const ward = creature({
      ...plain,
      name: 'Ward',
      power: 1000,
      abilities: [optional(wouldBeDestroyed(any('any', { names: ['Dragon', 'Wyrm'] }), instead('hand')))],
    });
    const duel = begin({
      cards: [...all, ward],
      p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Kip'] },
      p2: { battleZone: ['Ward'] },
    });
    duel.use('Cast Blaze');
    expect([duel.asked, duel.decision.source?.name]).toEqual(['p1 replace', 'Dragon']);
    duel.pass();
    expect([duel.asked, duel.decision.source?.name]).toEqual(['p1 replace', 'Wyrm']);
    duel.pass();
    expect([duel.asked, duel.decision.source?.name]).toEqual(['p2 replace', 'Dragon']);
    duel.choose('Replace: Ward');
    expect([duel.asked, duel.decision.source?.name]).toEqual(['p2 replace', 'Wyrm']);
    duel.pass();
    expect(duel.battleZones).toEqual({ p1: ['Kip'], p2: ['Ward'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Dragon']);
  });

  describe('609.9a of several events that it cannot all replace, its player picks those', () => {
    const martyr = creature({
      ...plain,
      name: 'Kip',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(destroy(self)))],
    });
    const monk = creature({
      ...plain,
      name: 'Monk',
      power: 1000,
      abilities: [
        wouldBeDestroyed(
          dragons,
          insteadDo(inOrder(destroy(choose(yourCreatures({ power: { max: 2000 } }))), draw())),
        ),
      ],
    });
    const cards = [beast, dragon, wyrm, martyr, monk, blaze];

    driven('where it has itself destroyed', (begin) => {
      const duel = begin({
        cards,
        p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Dragon', 'Kip'] },
      });
      duel.use('Cast Blaze');
      expect([duel.asked, duel.options]).toEqual(['p1 replace', ['Dragon', 'Wyrm', 'Dragon']]);
      expect(duel.decision.rule).toBe('609.9a');
      duel.choose('Wyrm');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p1).toEqual(['Wyrm']);
    });

    driven('where there are fewer cards that can take their places', (begin) => {
      const duel = begin({
        cards,
        p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Dragon', 'Monk', 'Beast'] },
      });
      duel.use('Cast Blaze').choose('Wyrm').choose('Beast');
      expect([duel.asked, duel.options]).toEqual(['p1 replace', ['Dragon', 'Dragon']]);
      duel.choose('Dragon');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p1).toEqual(['Dragon', 'Wyrm']);
      expect(duel.count('p1', 'hand')).toBe(2);
    });

    driven('but not where each is replaced, or only one', (begin) => {
      const each = begin({
        cards,
        p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Kip', 'Kip'] },
      });
      each.use('Cast Blaze');
      expect([each.asked, each.options]).toEqual(['p1 replace', ['Replace: Kip', 'Replace: Kip']]);
      const one = begin({ cards, p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Beast', 'Kip'] } });
      one.use('Cast Blaze');
      expect(one.battleZones.p1).toEqual(['Dragon', 'Beast']);
    });

    driven('the player of the replacement effect does, also in the turn of the other', (begin) => {
      const duel = begin({
        cards: [
          ...cards,
          spell({ ...plain, name: 'Storm', abilities: [spellAbility(destroy(opponentsCreatures()))] }),
        ],
        p1: cast('Storm'),
        p2: { battleZone: ['Dragon', 'Wyrm', 'Kip'] },
      });
      duel.use('Cast Storm');
      expect([duel.asked, duel.options]).toEqual(['p2 replace', ['Dragon', 'Wyrm']]);
      duel.choose('Dragon');
      expect(duel.battleZones.p2).toEqual(['Dragon']);
    });
  });

  driven('609.9b a card that takes the place of one is not chosen for another', (begin) => {
    const priest = creature({
      ...plain,
      name: 'Priest',
      power: 1000,
      abilities: [
        wouldBeDestroyed(dragons, insteadDo(destroy(choose(yourCreatures({ power: { max: 2000 } }))))),
      ],
    });
    const duel = begin({
      cards: [...all, priest],
      p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Wyrm', 'Priest', 'Beast'] },
    });
    duel.use('Cast Blaze').choose('Dragon');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Priest', 'Beast']]);
    duel.choose('Beast').choose('Wyrm');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Dragon', 'Wyrm']);
    expect(duel.facts('cardDestroyed')).toEqual([
      'cardDestroyed Beast',
      'cardDestroyed Priest',
      'cardDestroyed Wyrm',
    ]);
  });

  driven('609.9b nor is one that is tapped for one tapped for another', (begin) => {
    const guard = creature({
      ...plain,
      name: 'Guard',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(tap(self)))],
    });
    const duel = begin({
      cards: [...all, guard],
      p1: { ...cast('Blaze'), battleZone: ['Dragon', 'Wyrm', 'Guard'] },
    });
    duel.use('Cast Blaze').choose('Wyrm');
    expect(replaced(duel)).toEqual(['cardDestroyed of Wyrm by Guard']);
    expect(duel.battleZones.p1).toEqual(['Wyrm', 'Guard (tapped)']);
  });

  driven('609.4 the event does not happen, also where nothing is done in the end', (begin) => {
    const miser = creature({
      ...plain,
      name: 'Miser',
      power: 1000,
      abilities: [wouldBeDestroyed(self, insteadDo(may(discard(yourHand()))))],
    });
    for (const [answer, hand] of [
      ['No', ['Beast']],
      ['Yes', []],
    ] as const) {
      const duel = begin({
        cards: [...all, miser],
        p1: { hand: ['Purge', 'Beast'], manaZone: { nature: 1 }, battleZone: ['Wyrm', 'Miser'] },
      });
      duel.use('Cast Purge').choose(answer);
      expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Miser'], hand]);
    }
  });

  driven('605.2c what moves instead is not what the effect speaks of afterwards', (begin) => {
    const page = creature({
      ...plain,
      name: 'Page',
      power: 1000,
      abilities: [wouldBeDiscarded(any('you', { names: ['Beast'] }), insteadDo(destroy(self)))],
    });
    const trade = spell({
      ...plain,
      name: 'Trade',
      abilities: [
        spellAbility(
          inOrder(discard(called(choose(yourHand({ type: 'creature' })), 'it')), putIntoMana(the('it'))),
        ),
      ],
    });
    const duel = begin({
      cards: [...all, page, trade],
      p1: { hand: ['Trade', 'Beast'], manaZone: { nature: 1 }, battleZone: ['Page', 'Wyrm'] },
    });
    duel.use('Cast Trade');
    expect([duel.names('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([['Beast'], ['Page', 'Trade']]);
    expect(duel.names('p1', 'manaZone')).toEqual(['Nature Filler']);
  });

  driven('703.3 state-based actions are not checked inside it', (begin) => {
    const hermit = creature({
      ...plain,
      name: 'Hermit',
      power: 0,
      abilities: [has({ kind: 'power', by: countOf(yourHand()) }), whenPut(another('you'), draw())],
    });
    const caller = creature({
      ...plain,
      name: 'Caller',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(put(yourHand())))],
    });
    const duel = begin({
      cards: [...all, hermit, caller],
      p1: { hand: ['Blaze', 'Beast'], manaZone: { nature: 1 }, battleZone: ['Dragon', 'Caller', 'Hermit'] },
    });
    duel.use('Cast Blaze');
    expect(duel.battleZones.p1).toEqual(['Dragon', 'Caller', 'Beast']);
    expect(duel.facts('cardPut', 'cardDestroyed', 'effectTriggered')).toEqual([
      'cardPut Beast',
      'effectTriggered Hermit',
      'cardDestroyed Hermit',
    ]);
  });

  driven('609.9 an ability that affects the card of each event replaces each of them', (begin) => {
    const keeper = creature({
      ...plain,
      name: 'Keeper',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(putIntoMana(that)))],
    });
    const duel = begin({
      cards: [...all, keeper],
      p1: { ...cast('Purge'), battleZone: ['Dragon', 'Keeper', 'Wyrm'] },
    });
    duel.use('Cast Purge');
    expect(duel.names('p1', 'manaZone')).toEqual(['Dragon', 'Nature Filler', 'Wyrm']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Keeper', 'Purge']);
  });

  driven('609.5 what cannot be done instead cannot be chosen', (begin) => {
    const bound = creature({
      ...plain,
      name: 'Bound',
      power: 1000,
      abilities: [has(cannot({ do: 'move', from: 'battleZone', to: 'graveyard' })), ...(kip.abilities ?? [])],
    });
    const hoarder = creature({
      ...plain,
      name: 'Hoarder',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(discard(choose(yourHand()))))],
    });
    const sleeper = creature({
      ...plain,
      name: 'Sleeper',
      power: 1000,
      abilities: [wouldBeDestroyed(dragons, insteadDo(tap(self)))],
    });
    const duel = begin({
      cards: [...all, bound, hoarder, sleeper],
      p1: {
        ...cast('Blaze'),
        battleZone: ['Dragon', 'Bound', 'Hoarder', { name: 'Sleeper', tapped: true }],
      },
    });
    duel.use('Cast Blaze');
    expect(duel.asked).toBe('p1 attack');
    expect(replaced(duel)).toEqual([]);
    expect(duel.battleZones.p1).toEqual(['Bound', 'Hoarder', 'Sleeper (tapped)']);
  });
});

describe('609.2, 110.4 a replacement works in the zone that its card says', () => {
  const inOpponentsTurn = (ability: Replacement): Replacement => ({
    ...from(['hand'], ability),
    while: opponentsTurn,
  });
  const lurker = creature({
    ...plain,
    name: 'Lurker',
    power: 4000,
    abilities: [inOpponentsTurn(wouldBeDiscarded(self, instead('battleZone'))), whenPut(self, draw())],
  });
  const stalker = creature({
    ...plain,
    name: 'Stalker',
    power: 3000,
    abilities: [optional(inOpponentsTurn(wouldBeDiscarded(self, insteadDo(put(self)))))],
  });
  const ghoul = evolutionCreature({
    ...plain,
    name: 'Ghoul',
    power: 7000,
    abilities: [
      evolution({ names: ['Beast'] }),
      inOpponentsTurn(wouldBeDiscarded(self, instead('battleZone'))),
    ],
  });
  const husk = creature({
    ...plain,
    name: 'Husk',
    power: 1000,
    abilities: [
      inOpponentsTurn(
        wouldBeDiscarded(
          self,
          insteadDo(inOrder(put(self), destroy(choose(yourCreatures({ names: ['Beast'] }))))),
        ),
      ),
    ],
  });
  const hex = spell({ ...plain, name: 'Hex', abilities: [spellAbility(discard(opponentsHand()))] });
  const cards = [...all, lurker, stalker, ghoul, husk, hex];

  driven('609.4 a card that is put instead of being discarded has been put', (begin) => {
    const watcher = creature({
      ...plain,
      name: 'Watcher',
      power: 1000,
      abilities: [whenPut(any('opponent'), tap(that))],
    });
    const duel = begin({
      cards: [...cards, watcher],
      p1: { ...cast('Hex'), battleZone: ['Watcher'] },
      p2: { hand: ['Lurker', 'Beast'] },
    });
    duel.use('Cast Hex');
    expect(duel.battleZones.p2).toEqual(['Lurker (tapped)']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Beast']);
    expect(duel.zone('p2', 'hand')).toEqual(['Filler']);
    expect(duel.facts('cardRevealed', 'eventReplaced', 'cardPut', 'cardDiscarded')).toEqual([
      'cardRevealed Lurker',
      'eventReplaced Lurker',
      'cardDiscarded Beast',
      'cardPut Lurker',
    ]);
    expect(duel.duel.log.find(({ kind }) => kind === 'cardPut')).toMatchObject({
      how: 'effect',
      from: 'hand',
      unpaid: true,
    });
  });

  driven('only while its condition holds', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Loss', 'Lurker'], manaZone: { nature: 1 }, battleZone: ['Beast'] },
    });
    duel.use('Cast Loss');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Lurker', 'Loss']);
    expect(duel.battleZones.p1).toEqual(['Beast']);
  });

  driven('where it is optional its player may decline', (begin) => {
    const begun = () =>
      begin({ cards, p1: { ...cast('Hex'), battleZone: ['Beast'] }, p2: { hand: ['Stalker', 'Beast'] } }).use(
        'Cast Hex',
      );
    const declined = begun();
    expect(declined.asked).toBe('p2 replace');
    declined.pass();
    expect(declined.names('p2', 'graveyard')).toEqual(['Beast', 'Stalker']);
    const taken = begun().choose('Replace: Stalker');
    expect(taken.battleZones.p2).toEqual(['Stalker']);
    expect(taken.zone('p2', 'graveyard')).toEqual(['Beast']);
  });

  driven('801.1a an evolution creature is put on a base, and without one it is discarded', (begin) => {
    const p1 = { ...cast('Hex'), battleZone: ['Beast'] };
    const duel = begin({ cards, p1, p2: { hand: ['Ghoul'], battleZone: ['Beast', 'Dragon'] } });
    duel.use('Cast Hex');
    expect(duel.battleZones.p2).toEqual(['Ghoul (over Beast)', 'Dragon']);
    const alone = begin({ cards, p1, p2: { hand: ['Ghoul'], battleZone: ['Dragon'] } });
    alone.use('Cast Hex');
    expect(alone.zone('p2', 'graveyard')).toEqual(['Ghoul']);
    expect(replaced(alone)).toEqual([]);
  });

  driven('101.2 what cannot be put is discarded', (begin) => {
    const lock = creature({
      ...plain,
      name: 'Lock',
      power: 1000,
      abilities: [has(cannot({ do: 'put', who: 'opponent', unless: 'summoned' }))],
    });
    const duel = begin({
      cards: [...cards, lock],
      p1: { ...cast('Hex'), battleZone: ['Lock'] },
      p2: { hand: ['Lurker'] },
    });
    duel.use('Cast Hex');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Lurker']);
    expect(replaced(duel)).toEqual([]);
  });

  driven('101.5a what follows the put is an event of its own', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Hex'), battleZone: ['Beast'] },
      p2: { hand: ['Husk'], battleZone: ['Beast', 'Dragon'] },
    });
    duel.use('Cast Hex');
    expect(duel.battleZones.p2).toEqual(['Dragon', 'Husk']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Beast']);
  });

  driven('from the graveyard', (begin) => {
    const shade = creature({
      ...plain,
      name: 'Shade',
      power: 1000,
      abilities: [from(['graveyard'], wouldBeDestroyed(dragons, insteadDo(putOnDeckBottom(self))))],
    });
    const duel = begin({
      cards: [...cards, shade],
      p1: { ...cast('Fire'), graveyard: ['Shade'], battleZone: ['Dragon', 'Beast'] },
    });
    duel.use('Cast Fire').choose('Dragon');
    expect(duel.battleZones.p1).toEqual(['Dragon', 'Beast']);
    expect([duel.zone('p1', 'graveyard'), duel.zone('p1', 'deck').at(-1)]).toEqual([['Fire'], 'Shade']);
    const elsewhere = begin({
      cards: [...cards, shade],
      p1: { ...cast('Fire'), battleZone: ['Dragon', 'Shade'] },
    });
    elsewhere.use('Cast Fire').choose('Dragon');
    expect(elsewhere.names('p1', 'graveyard')).toEqual(['Dragon', 'Fire']);
  });

  driven('409.1c a card that is being used replaces only its own move', (begin) => {
    const charm = spell({
      ...plain,
      name: 'Charm',
      abilities: [
        from(['hand'], wouldBeDestroyed(any('you'), instead('manaZone'))),
        spellAbility(destroy(choose(yourCreatures()))),
      ],
    });
    const duel = begin({
      cards: [...cards, charm],
      p1: { ...cast('Charm'), battleZone: ['Dragon', 'Beast'] },
    });
    duel.use('Cast Charm').choose('Dragon');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Dragon', 'Charm']);
  });
});

describe('609.8a what a spell says of its own move comes first', () => {
  const echo = spell({
    ...plain,
    name: 'Echo',
    abilities: [
      spellAbility(draw()),
      from(['hand'], {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'any', filter: { itself: true } }, to: 'graveyard' },
        instead: { kind: 'move', to: 'deck', position: 'bottom' },
      }),
    ],
  });
  const pit = creature({
    ...plain,
    name: 'Pit',
    power: 1000,
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'any' }, to: 'graveyard' },
        instead: instead('manaZone'),
      },
    ],
  });

  driven('before what the active player has', (begin) => {
    const duel = begin({ cards: [...all, echo, pit], p1: { ...cast('Echo'), battleZone: ['Pit', 'Beast'] } });
    duel.use('Cast Echo');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'deck').at(-1)).toBe('Echo');
    expect(replaced(duel)).toEqual(['cardMoved of Echo by Echo']);
  });

  driven('409.2a it stays where it was cast from, where it returns there', (begin) => {
    const loop = spell({
      ...plain,
      name: 'Loop',
      abilities: [
        spellAbility(draw()),
        from(['hand'], {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'any', filter: { itself: true } }, to: 'graveyard' },
          instead: instead('hand'),
        }),
      ],
    });
    const duel = begin({ cards: [...all, loop, pit], p1: { ...cast('Loop'), battleZone: ['Pit', 'Beast'] } });
    duel.use('Cast Loop');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Loop']);
    expect(duel.zone('p1', 'hand')).not.toContain('Loop (pending)');
  });
});

describe('609.4 a put that goes elsewhere', () => {
  driven('801.1 leaves the base of an evolution creature as it is', (begin) => {
    const dam = creature({
      ...plain,
      name: 'Dam',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: any('opponent'), to: 'battleZone' },
          instead: instead('manaZone'),
        },
      ],
    });
    const giant = evolutionCreature({ ...plain, name: 'Giant', power: 7000, abilities: [evolution({})] });
    const duel = begin({
      cards: [...all, dam, giant],
      p1: { hand: ['Giant'], manaZone: { nature: 1 }, battleZone: ['Beast'] },
      p2: { battleZone: ['Dam'] },
    });
    duel.use('Summon Giant');
    expect(duel.battleZones.p1).toEqual(['Beast']);
    expect(duel.names('p1', 'manaZone')).toEqual(['Giant', 'Nature Filler']);
  });
});

describe('101.5b, 701.14a breaks', () => {
  const bolt = creature({ ...plain, name: 'Bolt', power: 1000, abilities: [whenPut(self, breakShields(2))] });
  const gun = spell({ ...plain, name: 'Gun', abilities: [spellAbility(breakShields(1))] });
  const burner = creature({
    ...plain,
    name: 'Burner',
    power: 1000,
    abilities: [doubleBreaker, insteadOfBreaking(any('you'), putIntoGraveyard(that))],
  });
  const chooser = creature({
    ...plain,
    name: 'Burner',
    power: 1000,
    abilities: [doubleBreaker, optional(insteadOfBreaking(any('you'), putIntoGraveyard(that)))],
  });
  const insight = spell({ ...plain, name: 'Insight', abilities: [shieldTrigger, spellAbility(draw())] });
  const cards = [...all, bolt, gun, burner, insight];
  const p2 = { shieldZone: ['Insight', 'Beast', 'Dragon'] };

  driven('name the shield; its shield trigger is neither declared nor used', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Burner', 'Beast'] }, p2 });
    duel.choose('Burner attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight', 'Beast']);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Dragon']);
    expect(duel.facts('shieldBroken', 'usageDeclared', 'cardUsed')).toEqual([]);
  });

  driven('609.9 at one instant: one shield is burnt, the other broken and its trigger used', (begin) => {
    const duel = begin({
      cards: [...all, chooser, insight],
      step: 'attack',
      p1: { battleZone: ['Burner', 'Beast'] },
      p2,
    });
    duel.choose('Burner attacks the player').choose('Shield 1', 'Shield 2');
    expect([duel.asked, duel.options]).toEqual(['p1 replace', ['Replace: Burner', 'Do not replace']]);
    duel.pass();
    expect(duel.asked).toBe('p1 replace');
    duel.choose('Replace: Burner');
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Insight']]);
    duel.choose('Shield trigger: Insight');
    expect(duel.zone('p2', 'hand')).toEqual(['Filler']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Beast', 'Insight']);
    expect(duel.facts('shieldBroken', 'cardMoved')).toEqual([
      'shieldBroken Insight',
      'cardMoved Beast',
      'cardMoved Insight',
    ]);
  });

  driven('by an effect of a creature are breaks of that creature', (begin) => {
    const duel = begin({ cards, p1: { ...cast('Bolt'), battleZone: ['Burner'] }, p2 });
    duel.use('Summon Bolt').choose('Shield 1', 'Shield 3');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight', 'Dragon']);
    expect(replaced(duel)).toEqual(['shieldBroken of Bolt by Burner', 'shieldBroken of Bolt by Burner']);
  });

  driven('by a spell are not breaks of a creature', (begin) => {
    const duel = begin({ cards, p1: { ...cast('Gun'), battleZone: ['Burner'] }, p2 });
    duel.use('Cast Gun').choose('Shield 2');
    expect(duel.zone('p2', 'hand')).toEqual(['Beast']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
  });

  driven(
    '609.8 the active player’s replacement comes before the other player’s, of the break and of the move',
    (begin) => {
      const ward = creature({
        ...plain,
        name: 'Ward',
        power: 1000,
        abilities: [
          {
            kind: 'replacement',
            of: { event: 'moves', what: { of: 'you' }, from: 'shieldZone', to: 'hand' },
            instead: instead('manaZone'),
          },
        ],
      });
      const duel = begin({
        cards: [...cards, ward],
        step: 'attack',
        p1: { battleZone: ['Burner', 'Bolt'] },
        p2: { ...p2, battleZone: ['Ward'] },
      });
      duel.choose('Burner attacks the player').choose('Shield 1', 'Shield 2');
      expect(duel.names('p2', 'graveyard')).toEqual(['Beast', 'Insight']);
      const other = begin({
        cards: [...cards, ward],
        p1: { ...cast('Gun'), battleZone: ['Burner'] },
        p2: { ...p2, battleZone: ['Ward'] },
      });
      other.use('Cast Gun').choose('Shield 1');
      expect(other.zone('p2', 'manaZone')).toEqual(['Insight']);
      expect(replaced(other)).toEqual(['shieldBroken of Insight by Ward']);
      expect(other.facts('usageDeclared')).toEqual([]);
    },
  );

  driven('509.4c are replaced also where the breaking creature has left', (begin) => {
    const leaver = creature({
      ...plain,
      name: 'Leaver',
      power: 1000,
      abilities: [when({ event: 'breaksShields', what: itself }, returnToHand(self))],
    });
    const duel = begin({
      cards: [...cards, leaver],
      step: 'attack',
      p1: { battleZone: ['Leaver', 'Burner'] },
      p2,
    });
    duel.choose('Leaver attacks the player').choose('Shield 1');
    expect(duel.zone('p1', 'hand')).toEqual(['Leaver']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight']);
  });

  driven('a shield goes where the card says', (begin) => {
    const tamer = creature({
      ...plain,
      name: 'Tamer',
      power: 1000,
      abilities: [
        { kind: 'replacement', of: { event: 'breaks', what: itself }, instead: instead('manaZone') },
      ],
    });
    const duel = begin({
      cards: [...cards, tamer],
      step: 'attack',
      p1: { battleZone: ['Tamer', 'Beast'] },
      p2,
    });
    duel.choose('Tamer attacks the player').choose('Shield 1');
    expect(duel.zone('p2', 'manaZone')).toEqual(['Insight']);
    expect(duel.facts('shieldBroken')).toEqual([]);
  });
});

describe('603.7 before a break by an effect', () => {
  const herald = creature({
    ...plain,
    name: 'Herald',
    power: 1000,
    abilities: [when({ event: 'breaksShields', what: any('you') }, topOfDeckTo('manaZone'))],
  });
  const bolt = creature({
    ...plain,
    name: 'Bolt',
    power: 1000,
    abilities: [whenPut(self, inOrder(breakShields(1), destroy(self)))],
  });
  const cards = [...all, herald, bolt];

  driven('701.14d what triggers is resolved before it, inside the effect', (begin) => {
    const duel = begin({ cards, p1: { ...cast('Bolt'), battleZone: ['Herald'] }, p2: { shieldZone: 3 } });
    duel.use('Summon Bolt').choose('Shield 2');
    expect(
      duel.facts(
        'shieldsChosen',
        'effectTriggered',
        'effectBegan',
        'effectResolved',
        'shieldBroken',
        'cardDestroyed',
      ),
    ).toEqual([
      'effectTriggered Bolt',
      'effectBegan Bolt',
      'shieldsChosen Bolt',
      'effectTriggered Herald',
      'effectBegan Herald',
      'effectResolved Herald',
      'shieldBroken Filler',
      'cardDestroyed Bolt',
      'effectResolved Bolt',
    ]);
    expect(duel.names('p1', 'manaZone')).toEqual(['Filler', 'Nature Filler']);
  });

  driven('509.5 a shield that has left meanwhile is not broken, and no other takes its place', (begin) => {
    const thief = creature({
      ...plain,
      name: 'Thief',
      power: 1000,
      abilities: [when({ event: 'breaksShields', what: any('you') }, putIntoGraveyard(opponentsShields()))],
    });
    const duel = begin({
      cards: [...cards, thief],
      p1: { ...cast('Bolt'), battleZone: ['Thief'] },
      p2: { shieldZone: 3 },
    });
    duel.use('Summon Bolt').choose('Shield 2');
    expect(duel.count('p2', 'graveyard')).toBe(3);
    expect(duel.facts('shieldBroken')).toEqual([]);
  });

  driven('701.14a a spell is not a creature that breaks', (begin) => {
    const gun = spell({ ...plain, name: 'Gun', abilities: [spellAbility(breakShields(1))] });
    const duel = begin({
      cards: [...cards, gun],
      p1: { ...cast('Gun'), battleZone: ['Herald'] },
      p2: { shieldZone: 3 },
    });
    duel.use('Cast Gun').choose('Shield 1');
    expect(duel.facts('effectTriggered')).toEqual([]);
    expect(duel.count('p2', 'hand')).toBe(1);
  });
});

describe('114.4 a draw', () => {
  const seer = creature({
    ...plain,
    name: 'Seer',
    power: 1000,
    abilities: [
      optional(wouldDraw('you', insteadDo(inOrder(topOfDeckTo('manaZone'), topOfDeckTo('graveyard'))))),
    ],
  });
  const study = spell({ ...plain, name: 'Study', abilities: [spellAbility(draw(2))] });
  const deck = ['Beast', 'Dragon', 'Wyrm', 'Kip', 'Fire'];
  const cards = [...all, seer, study];

  driven('609.6a is replaced alone, and what replaces it is done before the next draw', (begin) => {
    const duel = begin({ cards, p1: { ...cast('Study'), deck, battleZone: ['Seer'] } });
    duel.use('Cast Study');
    expect(duel.asked).toBe('p1 replace');
    duel.choose('Replace: Seer');
    expect(duel.asked).toBe('p1 replace');
    expect([duel.names('p1', 'manaZone'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Beast', 'Nature Filler'],
      ['Dragon'],
    ]);
    duel.pass();
    expect(duel.zone('p1', 'hand')).toEqual(['Wyrm']);
    expect(duel.facts('cardDrawn')).toEqual(['cardDrawn Wyrm']);
  });

  driven('609.3 is not replaced again by what is done instead', (begin) => {
    const glutton = creature({
      ...plain,
      name: 'Glutton',
      power: 1000,
      abilities: [wouldDraw('you', insteadDo(draw(2)))],
    });
    const duel = begin({
      cards: [...cards, glutton],
      p1: { ...cast('Study'), deck, battleZone: ['Glutton'] },
    });
    duel.use('Cast Study');
    expect(duel.zone('p1', 'hand')).toEqual(['Beast', 'Dragon', 'Wyrm', 'Kip']);
    expect(replaced(duel)).toHaveLength(2);
  });

  driven('goes elsewhere, or not at all, without being drawn', (begin) => {
    const miser = creature({
      ...plain,
      name: 'Miser',
      power: 1000,
      abilities: [wouldDraw('opponent', stays)],
    });
    const tiller = creature({
      ...plain,
      name: 'Tiller',
      power: 1000,
      abilities: [wouldDraw('you', instead('manaZone'))],
    });
    const none = begin({
      cards: [...cards, miser],
      p1: { ...cast('Study'), deck, battleZone: ['Beast'] },
      p2: { battleZone: ['Miser'] },
    });
    none.use('Cast Study');
    expect([none.zone('p1', 'hand'), none.zone('p1', 'deck')]).toEqual([[], deck]);
    const mana = begin({ cards: [...cards, tiller], p1: { ...cast('Study'), deck, battleZone: ['Tiller'] } });
    mana.use('Cast Study');
    expect(mana.names('p1', 'manaZone')).toEqual(['Beast', 'Dragon', 'Nature Filler']);
    expect(mana.facts('cardDrawn')).toEqual([]);
  });

  driven('502.1 of the draw step is replaced as well', (begin) => {
    const tiller = creature({
      ...plain,
      name: 'Tiller',
      power: 1000,
      abilities: [wouldDraw('you', instead('manaZone'))],
    });
    const duel = begin({
      cards: [...cards, tiller],
      step: 'draw',
      p1: { deck, hand: ['Beast'], battleZone: ['Tiller'] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect([duel.zone('p1', 'manaZone'), duel.zone('p1', 'hand')]).toEqual([['Beast'], ['Beast']]);
    expect(duel.facts('cardDrawn')).toEqual([]);
  });

  driven('114.6a from a deck that counts no card is replaced all the same', (begin) => {
    const healer = creature({
      ...plain,
      name: 'Healer',
      power: 1000,
      abilities: [wouldDraw('you', insteadDo(putIntoMana(yourGraveyard())))],
    });
    const dig = spell({
      ...plain,
      name: 'Dig',
      abilities: [
        spellAbility({ do: 'revealUntil', filter: { type: 'spell' }, count: 1, as: 'spells' }, draw(2), {
          do: 'move',
          what: { ref: 'spells' },
          to: 'graveyard',
        }),
      ],
    });
    const duel = begin({
      cards: [...cards, healer, dig],
      p1: { ...cast('Dig'), deck: ['Fire'], graveyard: ['Beast'], battleZone: ['Healer'] },
    });
    duel.use('Cast Dig');
    expect(replaced(duel)).toEqual(['cardDrawn of Healer by Healer']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Beast']);
    expect(duel.facts('cardDrawn')).toEqual([]);
  });
});

describe('801.4 only the top card', () => {
  const star = evolutionCreature({
    ...plain,
    name: 'Star',
    power: 7000,
    abilities: [evolution({}), wouldLeave(self, onlyTopCard), whenDestroyed(self, draw())],
  });
  const cards = [...all, star];
  const pile = [{ name: 'Star', over: ['Beast', 'Dragon'] }];

  driven('goes where the creature would have gone; what is below is rebuilt', (begin) => {
    const bounced = begin({ cards, p1: { ...cast('Wind'), battleZone: pile } });
    bounced.use('Cast Wind');
    expect([bounced.zone('p1', 'hand'), bounced.battleZones.p1]).toEqual([['Star'], ['Beast (over Dragon)']]);
    const destroyed = begin({ cards, p1: { ...cast('Purge'), battleZone: pile } });
    destroyed.use('Cast Purge');
    expect([destroyed.zone('p1', 'graveyard'), destroyed.battleZones.p1]).toEqual([
      ['Star', 'Purge'],
      ['Beast (over Dragon)'],
    ]);
  });

  driven('603.5c its own abilities trigger, not those of the card below it', (begin) => {
    const nest = creature({
      ...plain,
      name: 'Nest',
      power: 1000,
      abilities: [
        whenDestroyed(self, topOfDeckTo('manaZone')),
        whenDestroyed(any('you'), topOfDeckTo('manaZone')),
      ],
    });
    const duel = begin({
      cards: [...cards, nest],
      p1: { ...cast('Purge'), battleZone: [{ name: 'Star', over: ['Nest'] }] },
    });
    duel.use('Cast Purge');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Star']);
    expect([duel.zone('p1', 'hand'), duel.battleZones.p1]).toEqual([['Filler'], ['Nest']]);
  });

  driven('609.4 cannot be chosen where nothing lies below it', (begin) => {
    const duel = begin({ cards, p1: { ...cast('Purge'), battleZone: ['Star'] } });
    duel.use('Cast Purge');
    expect(replaced(duel)).toEqual([]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Star', 'Purge']);
  });
});

describe('a replacement effect that could not do what it says is refused', () => {
  const having = (ability: Replacement) => () =>
    defineCard(creature({ ...plain, name: 'Odd', power: 1000, abilities: [ability] }));

  test('for names that no event gives', () => {
    expect(having(insteadOfBreaking(self, putIntoGraveyard({ ref: 'other' })))).toThrow(
      'Card "Odd": abilities[0].instead.effect: expected "this", "that" or what the effect names itself, not {"ref":"other"}.',
    );
    expect(having(insteadOfBreaking(self, putIntoGraveyard(that)))).not.toThrow();
  });

  test('for a top card where nothing has one', () => {
    expect(having(wouldDraw('you', onlyTopCard))).toThrow('of.event: expected destroyed or leaves');
    expect(having(wouldBeDestroyed(self, onlyTopCard))).not.toThrow();
  });

  test('for zones in which the card cannot be read', () => {
    expect(having(from(['deck'], wouldLeave(self, stays)))).toThrow(
      'from: expected zones in which the card can be read',
    );
    expect(having(from(['hand', 'graveyard'], wouldLeave(any('you'), stays)))).not.toThrow();
  });
});

test('replacement effects print what they say', () => {
  expect(
    [
      wouldDraw('you', stays),
      wouldDraw('opponent', insteadDo(topOfDeckTo('manaZone'))),
      wouldLeave(self, onlyTopCard),
      from(['hand'], wouldBeDiscarded(self, instead('battleZone'))),
    ].map(describeAbility),
  ).toEqual([
    'When you would draw a card, it stays instead.',
    'When your opponent would draw a card, put the top card of your deck into your mana zone instead.',
    'When this would leave the battle zone, only its top card goes instead.',
    'When this would be put into the graveyard from the hand, put it into the battle zone instead (works in the hand).',
  ]);
});

describe('609.9 a card that is destroyed in place of one that would be destroyed with it', () => {
  driven('dies once, and the other one lives', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Apocalypse Day'],
        manaZone: { light: 6 },
        battleZone: ['Fear Fang', 'Fear Fang', 'Fear Fang', 'Fear Fang'],
      },
      p2: { battleZone: ['Kip Chippotto', 'Bolshack Dragon'] },
    });
    duel.use('Cast Apocalypse Day').choose('Replace: Kip Chippotto');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Bolshack Dragon'] });
    expect(duel.facts('cardDestroyed').filter((fact) => fact.includes('Kip'))).toHaveLength(1);
  });
});
