import { v4 } from 'uuid';
import { type ProviderCall, ProviderCalls } from '../../ports/provider-calls.js';

export class InMemoryProviderCalls extends ProviderCalls {
  private readonly calls = new Map<string, ProviderCall<object>>();

  async prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>> {
    const id = `${operation} ${subject}`;
    if (!this.calls.has(id)) this.calls.set(id, { key: v4(), params, askedAt: now, answer: null });
    return this.calls.get(id) as ProviderCall<Params>;
  }

  async answered(key: string, answer: string): Promise<void> {
    for (const [id, call] of this.calls) if (call.key === key) this.calls.set(id, { ...call, answer });
  }
}
