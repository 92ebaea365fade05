/** What a proxy or a supervisor asks: answered whatever else is refused. */
export const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';
