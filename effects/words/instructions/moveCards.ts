import { partsOf } from '../../../table/links.ts';
import { type CardId, type CardObject, PLAYERS } from '../../../table/nouns.ts';
import { changed, counted } from '../../../table/objects.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { moveTogether } from '../../actions/moves.ts';
import { takeOut } from '../../actions/piles/takeOut.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import { matches } from '../../questions/characteristics/filters.ts';
import { cardsBelow } from '../../questions/characteristics/piles/piles.ts';
import { type MoveRequest, request } from '../../state/reported/moveRequest.ts';
import { isPlayer, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { InstructionRules } from '../instructionRules.ts';

/**
 * 200.3a. The cards are asked for as cards, so those below others are found by what is printed on them. What stays of a pile is rebuilt
 * (801.4), and of linked cards each is found by itself (804.2a).
 */
export const moveCardsRules: InstructionRules<'moveCards'> = {
  *perform(play, effect, scope) {
    const hosts = hostsFor(play, effect, scope);
    const found = hosts.map((host) => ({
      host,
      top: cardsOnTop(play, host, effect, scope),
      below: cardsBelow(play, host, effect.filter, scope),
    }));
    let happened = 0;
    for (const { host, below } of found)
      if (below.length > 0) happened += (yield* takeOut(play, host, below, effect.to)).happened;
    for (let index = 0; found.some(({ top }) => top.length > index); index++) {
      const requests = found.flatMap(({ host, top }): readonly MoveRequest[] => {
        const now = play.find(host.id);
        const card = top[index];
        if (now === undefined || card === undefined) return [];
        const isOneOfSeveral = now.links !== undefined;
        const how = { topOnly: now.under.length > 0, ...(isOneOfSeveral ? { fromLink: card } : {}) };
        return [request(now, effect.to, ZONE_FACTS[effect.to].moveKind, '200.3a', how)];
      });
      happened += (yield* moveTogether(play, requests)).length;
    }
    return { performed: happened > 0, happened, scope };
  },
  isPossible: ({ world, scope }, effect) =>
    hostsFor(world, effect, scope).some(
      (host) =>
        cardsOnTop(world, host, effect, scope).length > 0 ||
        cardsBelow(world, host, effect.filter, scope).length > 0,
    ),
};

const hostsFor = (world: World, { of }: Instruction<'moveCards'>, { player }: Scope): readonly CardObject[] =>
  PLAYERS.filter((one) => isPlayer(of, one, player)).flatMap((one) => counted(world.game, one, 'battleZone'));

/** The cards of an object that lie below no other: its only one, or each that is linked. */
const cardsOnTop = (
  world: World,
  host: CardObject,
  { filter }: Instruction<'moveCards'>,
  scope: Scope,
): readonly CardId[] =>
  partsOf(host).flatMap(({ card }) => {
    const alone = host.links === undefined ? host : changed(host, { card, under: [], links: undefined });
    return matches(world, alone, filter, scope) ? [card] : [];
  });
