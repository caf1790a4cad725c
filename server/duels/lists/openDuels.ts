import type { HostLimits, OpenDuels } from '../../protocol/protocol.ts';
import { JsonText } from '../../rpc/jsonText.ts';
import type { DuelStore, ListedPlace } from '../../store/duelStore.ts';
import { nextAfter, placeIn } from './listPages.ts';

const PAGE = 50;
/** The first page is read at most so often, whoever asks. */
const FRESH_MS = 1000;
const MINUTE_MS = 60_000;

interface Read {
  readonly at: number;
  readonly page: Promise<JsonText<OpenDuels>>;
}

interface Settings {
  readonly store: Pick<DuelStore, 'listed'>;
  readonly limits: Pick<HostLimits, 'listedMinutes'>;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** The lobby: duels whose creators let anybody join, of all servers with the same store. */
export class OpenDuelList {
  readonly #settings: Settings;
  #first: Read | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** @param from where the last page ended. @throws INVALID_PARAMS. */
  page(from: string | undefined): Promise<JsonText<OpenDuels>> {
    if (from !== undefined) return this.#read(placeIn('duels.list', from));
    const now = this.#settings.now();
    if (this.#first === undefined || now - this.#first.at >= FRESH_MS) {
      const page = this.#read(undefined);
      this.#first = { at: now, page };
      page.catch(() => this.changed());
    }
    return this.#first.page;
  }

  /** A duel of this server has been listed, or is not any more. */
  changed(): void {
    this.#first = undefined;
  }

  async #read(before: ListedPlace | undefined): Promise<JsonText<OpenDuels>> {
    const { store, limits, today } = this.#settings;
    const since = today() - limits.listedMinutes * MINUTE_MS;
    const found = await store.listed({ since, most: PAGE, ...(before === undefined ? {} : { before }) });
    const places = found.map(({ id, listing }) => ({ id, createdAt: listing.createdAt }));
    return JsonText.of({ duels: found.map(({ listing }) => listing), next: nextAfter(places, PAGE) });
  }
}
