type Answer = (url: string, init: RequestInit) => Promise<Response>;

/** XMLHttpRequest for uploads, answered by the test's server. Half is sent at once, the rest with the reply. */
export const playedRequest = (answer: Answer) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    readonly #giveUp = new AbortController();
    #url = '';
    #reply = new Headers();
    status = 0;
    responseText = '';
    responseURL = '';

    open(_method: string, url: string): void {
      this.#url = url;
      this.responseURL = new URL(url, location.href).href;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#reply].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    abort(): void {
      this.#giveUp.abort();
      this.dispatchEvent(new Event('abort'));
    }

    #sent(loaded: number): void {
      const progress = { lengthComputable: true, loaded, total: 2 };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
    }

    async #ask(body: FormData): Promise<void> {
      this.#sent(1);
      const { signal } = this.#giveUp;
      try {
        const response = await answer(this.#url, { body, headers: this.#headers, signal });
        if (signal.aborted) return;
        this.#sent(2);
        this.#reply = response.headers;
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        if (!signal.aborted) this.dispatchEvent(new Event('error'));
      }
    }

    send(body: FormData): void {
      void this.#ask(body);
    }
  };
