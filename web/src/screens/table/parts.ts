export { Ending } from "./ending";
export { History } from "./history";
export { Plan } from "./plan";
export { WaitingTable } from "./waiting_table";
