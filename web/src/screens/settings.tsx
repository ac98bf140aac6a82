export { default } from "./not_found";
