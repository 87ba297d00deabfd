export function Dialogue() {}
